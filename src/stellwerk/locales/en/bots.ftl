# The levels of the bots: a name and a character

level-trainee = Trainee
level-trainee-character = Short-sighted and misses a lot.
level-shunter = Shunter
level-shunter-character = Knows what to do next, but not where it leads.
level-stoker = Stoker
level-stoker-character = Works hard, with fixed ideas of what pays.
level-conductor = Conductor
level-conductor-character = Plays soundly, with habits you can get to know.
level-driver = Engine driver
level-driver-character = Makes the best of every turn and thinks no further.
level-signaller = Signaller
level-signaller-character = Sees a little further than this turn.
level-dispatcher = Dispatcher
level-dispatcher-character = Looks at what you will do next.
level-stationmaster = Stationmaster
level-stationmaster-character = Plans ahead and takes what you wanted.
level-director = Director
level-director-character = As strong as we can make it.
