# The lessons of a first game.

lesson-glueck-auf-welcome = Your yard
lesson-glueck-auf-welcome-1 = Here are your tracks for trains, your row of lorries and your storage. On your turn you send workers to one area and do what it shows.
lesson-glueck-auf-welcome-2 = Worker cards pay for it. You have cards with { $hand }; when the shift is over, all of them come back.
lesson-glueck-auf-welcome-goal = Most points after { $shifts } shifts. They come above all from trains that leave with an order.
lesson-glueck-auf-order = Take an order
lesson-glueck-auf-order-1 = Send a worker to the orders. You get this one: { $order }.
lesson-glueck-auf-order-2 = The price here is { $price }, and { $next_price } for whoever comes next in this shift: each use of an area raises its price by one worker.
lesson-glueck-auf-others = What the others did
lesson-glueck-auf-others-1 = { $first_seat } took a lorry, { $second_seat } a share.
lesson-glueck-auf-others-2 = Where somebody was, the price has risen: a lorry from that pile costs { $lorries_price } now.
lesson-glueck-auf-engine = Every train needs an engine
lesson-glueck-auf-engine-1 = Send a worker to the engines for { $price }, and put the engine on your first track.
lesson-glueck-auf-wagon = A wagon for the load
lesson-glueck-auf-wagon-1 = Take the wagon with the wheel for { $price } and put it on the same track, behind the engine.
lesson-glueck-auf-wagon-2 = Wagons fit only the tracks that show their crest. Each wagon takes one lorry card with the same crest.
lesson-glueck-auf-price = Pay exactly
lesson-glueck-auf-price-1 = Somebody was here before you, so a lorry costs { $price }. Prices are paid exactly, with any cards that add up to them.
lesson-glueck-auf-lorry = A lorry with the same crest
lesson-glueck-auf-lorry-1 = Take it, and pay with the card that shows { $price }. Keep your ones: you need them where the price is still { $delivery_price }.
lesson-glueck-auf-lorry-2 = The lorry joins the rear of your row. It shows the wheel, like your wagon.
lesson-glueck-auf-mining = Mining loads the train
lesson-glueck-auf-mining-1 = Send a worker to this mining card for { $price }. It moves lorries; a single lorry takes one step.
lesson-glueck-auf-mining-2 = Load your lorry into the wagon. Then the train has all it needs.
lesson-glueck-auf-delivery = Send the train off
lesson-glueck-auf-delivery-1 = It has an engine, and as many lorries as your order asks for: { $size }. The delivery costs { $price }.
lesson-glueck-auf-delivery-2 = You get { $order_points } for the order and { $lorry_points } for the lorry: +{ $gain }. The whole train leaves with them.
lesson-glueck-auf-foreman = The shift token
lesson-glueck-auf-foreman-1 = Whoever sends workers to this mining card last gets the shift token. As it stands, that is { $foreman_seat }.
lesson-glueck-auf-token = Be the last one here
lesson-glueck-auf-token-1 = Send workers here for { $price }. You may do so without a lorry to move.
lesson-glueck-auf-token-2 = If nobody comes after you, the token is yours: +{ $token_points }, and you begin the next shift.
lesson-glueck-auf-choice = Your own choice
lesson-glueck-auf-choice-1 = { $cards ->
    [0] You have no worker cards left.
   *[other] What you can pay exactly is lit now. Cards in your hand: { $hand }.
}
lesson-glueck-auf-choice-2 = { $advice ->
    [lorry] A good idea: this lorry for { $price }: { $lorry }. Its points are yours when it leaves with a train.
    [order] A good idea: this order for { $price }: { $order }. You have a lorry for it already, and cards you do not use bring nothing.
   *[pass] Nothing is left that you could pay.
}
lesson-glueck-auf-choice-3 = When nothing useful is left, pass: you are out until the shift is over. It is over when all have passed.
lesson-glueck-auf-choice-own = Your own choice
lesson-glueck-auf-choice-own-1 = { $cards ->
    [0] You have no worker cards left: pass.
   *[other] Cards in your hand: { $hand }. Choose a lit area, or pass when nothing useful is left.
}
lesson-glueck-auf-scored-points-tokens = The last one at the mining card was { $foreman_seat }: the shift token is worth +{ $token_points }.
lesson-glueck-auf-end = The first shift is over
lesson-glueck-auf-end-1 = You have { $score ->
    [one] { $score } point
   *[other] { $score } points
}. All worker cards are back in hand, and all prices start over.
lesson-glueck-auf-end-2 = Now it is your game. Everything on the table explains itself: point at it, hold a finger on it, or press I.
