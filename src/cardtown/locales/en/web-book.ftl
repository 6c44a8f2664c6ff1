### The score book of a family: English

web-book-title = Score book
web-book-about = Games of { $game } that the scorepad keeps, as soon as all their cities are counted. They stay in this browser alone; the file takes them along.
web-book-export = Save as a file
web-book-import = Add from a file
web-book-rules = The rules on one page
web-book-empty = No game has been counted yet: enter the cities of a table on the pad.
web-book-people = Who has reached what
web-book-chart = { $name }, game after game: { $points }
web-book-bad-file = “{ $name }” was not added: it is no score book of Cardtown, or it is damaged.
web-book-taken = { $n ->
    [0] Every table in this file was here already.
    [one] { $n } table was added or updated.
   *[other] { $n } tables were added or updated.
}
