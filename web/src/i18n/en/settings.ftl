# Settings of a person.

settings-title = Settings
settings-lead = Changes hold at once.
settings-kept-here = They are kept in this browser. As soon as you play, they go along with you.

settings-look = Looks
settings-language = Language
settings-motion = Motion
settings-motion-on = On
settings-motion-fast = Fast
settings-motion-off = Off
settings-motion-hint = “Off” shows what has changed without moving anything.

settings-name = Name
settings-name-label = What others call you
settings-name-hint = 1 to 24 characters. It need not be unique.
settings-name-save = Save
settings-name-saved = From now on you are called { $name }.

settings-aids = At the table: { $game }
settings-aids-hint = Help that only you see.

settings-reminders = Reminders
settings-reminders-hint = If a table waits for you and you are not there, you can be told. Never outside your personal hours.
settings-push = Notifications in this browser
settings-push-hint = Also when no page of Waldbach is open.
settings-push-on = Notifications are on in this browser.
settings-push-denied = This browser has been told not to show notifications from here. Allow them in its settings for this page, then try again.
settings-push-unable = This browser cannot show notifications from here. They need https, and on some phones the app on the home screen.
settings-push-not-offered = Whoever runs this server has not set up notifications.
settings-mail = Mails
settings-mail-hint = To { $mail }
settings-mail-none = You have given no mail address yet.
settings-mail-give = Give an address
settings-mail-not-offered = Whoever runs this server has not set up mail.

settings-hours = Personal hours
settings-hours-hint = At tables with a deadline for each turn, time is counted only while you are awake. Without personal hours it runs day and night.
settings-hours-always = Day and night
settings-hours-own = At these hours
settings-hours-zone = Time zone
settings-hours-from = From
settings-hours-to = To
settings-hours-free = Free days
settings-hours-free-hint = At most four. On these days no time is counted.
settings-hours-short = These are fewer than 6 hours a day. Choose a longer span.
settings-hours-length = { $count ->
    [one] 1 hour a day
   *[other] { $count } hours a day
}
settings-hours-save = Save the hours
settings-hours-saved = Your personal hours hold from your next turn.

settings-account = Account
settings-account-guest = You play as a guest in this browser. With an account you can play on, on any device.
settings-account-nobody = Nobody is signed in in this browser.
settings-account-go = To the account
