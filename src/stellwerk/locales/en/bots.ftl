# The levels of the bots: a name and a character

level-trainee = Trainee
level-trainee-character = Thinks of today, and overlooks a lot.
level-shunter = Shunter
level-shunter-character = Knows what to do next, not yet what comes of it.
level-conductor = Conductor
level-conductor-character = Plays soundly, with habits you can get to know.
level-driver = Engine driver
level-driver-character = Makes the best of every turn and thinks no further.
level-dispatcher = Dispatcher
level-dispatcher-character = Looks at what you will do next.
level-stationmaster = Stationmaster
level-stationmaster-character = Plans ahead and takes what you wanted.
level-director = Director
level-director-character = As strong as we can make it.
