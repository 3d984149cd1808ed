# Die Lektionen einer ersten Partie.

lesson-glueck-auf-welcome = Dein Zechenplan
lesson-glueck-auf-welcome-1 = Hier sind deine Gleise für Züge, deine Lorenreihe und dein Zwischenlager. In deinem Zug schickst du Arbeiter in einen Bereich und tust, was er zeigt.
lesson-glueck-auf-welcome-2 = Arbeiterkarten bezahlen das. Du hast Karten mit { $hand }; am Ende der Schicht kommen alle zurück.
lesson-glueck-auf-welcome-goal = Die meisten Punkte nach { $shifts } Schichten. Sie kommen vor allem von Zügen, die mit einem Auftrag abfahren.
lesson-glueck-auf-order = Nimm einen Auftrag
lesson-glueck-auf-order-1 = Schicke einen Arbeiter zu den Aufträgen. Du bekommst diesen: { $order }.
lesson-glueck-auf-order-2 = Der Preis ist hier { $price }, und { $next_price } für den Nächsten in dieser Schicht: Jede Nutzung macht einen Bereich um einen Arbeiter teurer.
lesson-glueck-auf-others = Was die anderen getan haben
lesson-glueck-auf-others-1 = { $first_seat } hat eine Lore genommen, { $second_seat } einen Anteil.
lesson-glueck-auf-others-2 = Wo jemand war, ist der Preis gestiegen: Eine Lore von diesem Stapel kostet jetzt { $lorries_price }.
lesson-glueck-auf-engine = Jeder Zug braucht eine Lok
lesson-glueck-auf-engine-1 = Schicke für { $price } einen Arbeiter zu den Loks und stelle die Lok an dein erstes Gleis.
lesson-glueck-auf-wagon = Ein Waggon für die Ladung
lesson-glueck-auf-wagon-1 = Nimm für { $price } den Waggon mit dem Rad und stelle ihn an dasselbe Gleis, hinter die Lok.
lesson-glueck-auf-wagon-2 = Waggons passen nur an Gleise, die ihr Wappen zeigen. Jeder Waggon fasst eine Lorenkarte mit demselben Wappen.
lesson-glueck-auf-price = Genau bezahlen
lesson-glueck-auf-price-1 = Jemand war vor dir da, deshalb kostet eine Lore { $price }. Preise werden genau bezahlt, mit beliebigen Karten, die zusammen so viel ergeben.
lesson-glueck-auf-lorry = Eine Lore mit demselben Wappen
lesson-glueck-auf-lorry-1 = Nimm sie und zahle mit der Karte, auf der { $price } steht. Behalte die Einser: Du brauchst sie, wo der Preis noch { $delivery_price } ist.
lesson-glueck-auf-lorry-2 = Die Lore stellt sich hinten in deine Reihe. Sie zeigt das Rad, wie dein Waggon.
lesson-glueck-auf-mining = Fördern belädt den Zug
lesson-glueck-auf-mining-1 = Schicke für { $price } einen Arbeiter zu dieser Förderkarte. Sie bewegt Loren; eine einfache Lore braucht einen Schritt.
lesson-glueck-auf-mining-2 = Lade deine Lore in den Waggon. Dann hat der Zug alles, was er braucht.
lesson-glueck-auf-delivery = Der Zug fährt ab
lesson-glueck-auf-delivery-1 = Er hat eine Lok und so viele Loren, wie dein Auftrag verlangt: { $size }. Das Ausliefern kostet { $price }.
lesson-glueck-auf-delivery-2 = Du bekommst { $order_points } für den Auftrag und { $lorry_points } für die Lore: +{ $gain }. Der ganze Zug fährt damit ab.
lesson-glueck-auf-foreman = Der Schichtmarker
lesson-glueck-auf-foreman-1 = Wer zuletzt Arbeiter zu dieser Förderkarte schickt, bekommt den Schichtmarker. Im Moment wäre das { $foreman_seat }.
lesson-glueck-auf-token = Sei hier der Letzte
lesson-glueck-auf-token-1 = Schicke für { $price } Arbeiter hierher. Das geht auch, wenn du keine Lore bewegen kannst.
lesson-glueck-auf-token-2 = Kommt niemand nach dir, gehört der Marker dir: +{ $token_points }, und du beginnst die nächste Schicht.
lesson-glueck-auf-choice = Deine eigene Wahl
lesson-glueck-auf-choice-1 = { $cards ->
    [0] Du hast keine Arbeiterkarten mehr.
   *[other] Jetzt leuchtet, was du genau bezahlen kannst. Karten auf deiner Hand: { $hand }.
}
lesson-glueck-auf-choice-2 = { $advice ->
    [lorry] Eine gute Idee: diese Lore für { $price }: { $lorry }. Ihre Punkte bekommst du, wenn sie mit einem Zug abfährt.
    [order] Eine gute Idee: dieser Auftrag für { $price }: { $order }. Eine Lore hast du schon dafür, und ungenutzte Karten bringen nichts.
   *[pass] Es bleibt nichts, was du bezahlen könntest.
}
lesson-glueck-auf-choice-3 = Wenn nichts Nützliches mehr bleibt, passe: Du bist draußen, bis die Schicht vorbei ist. Sie endet, wenn alle gepasst haben.
lesson-glueck-auf-choice-own = Deine eigene Wahl
lesson-glueck-auf-choice-own-1 = { $cards ->
    [0] Du hast keine Arbeiterkarten mehr: Passe.
   *[other] Karten auf deiner Hand: { $hand }. Wähle einen leuchtenden Bereich, oder passe, wenn nichts Nützliches mehr bleibt.
}
lesson-glueck-auf-scored-points-tokens = Zuletzt war { $foreman_seat } bei der Förderkarte: Der Schichtmarker zählt +{ $token_points }.
lesson-glueck-auf-end = Die erste Schicht ist vorbei
lesson-glueck-auf-end-1 = Dein Stand: { $score }. Alle Arbeiterkarten sind zurück auf den Händen, und alle Preise beginnen von vorn.
lesson-glueck-auf-end-2 = Jetzt ist es deine Partie. Alles auf dem Tisch erklärt sich selbst: Zeige darauf, halte den Finger darauf oder drücke I.
