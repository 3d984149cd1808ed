tiny-draw = draw the wagon that weighs { $weight }
tiny-left = send your wagon to the left track
tiny-right = send your wagon to the right track
tiny-rest = rest
tiny-whistle = whistle at somebody
tiny-at = whistle at { $seat }
tiny-hidden = something you cannot see
tiny-ask-track = Your wagon weighs { $weight }. Which track?
tiny-ask-turn = Rest or whistle?
tiny-dealt = You draw a wagon that weighs { $weight }.
tiny-earned = { $seat } earns { $points ->
    [one] one point
   *[other] { $points } points
}.
tiny-whistled = { $seat } whistles at { $other_seat }.
tiny-no-whistle = you have whistled already
tiny-not-now = it is not the time to { $move }
tiny-points-wagons = wagons
tiny-points-whistles = whistles
