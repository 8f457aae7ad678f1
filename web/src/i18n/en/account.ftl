# Account, people, and the links that lead back.

account-title = Account
account-nobody = Come in
account-nobody-text = Nobody needs an account: whoever plays is a guest in this browser. An account takes your games along to every device.
account-closed = Accounts are turned off on this server. A recovery link still brings you back on any device.

account-kind-guest = Guest
account-kind-account = Account
account-kind-bot = Bot
account-guest-text = You are a guest in this browser. If its data is cleared, your seats are gone; an account or a recovery link prevents that.
account-login = Login
account-login-hint = 3 to 32 characters: a to z, 0 to 9, dot, hyphen, underscore.
account-password = Password
account-password-hint = At least 8 characters.
account-password-show = Show
account-password-hide = Hide
account-now-signed-in = Hello { $name }!

account-make = Make an account
account-make-text = You keep your name, your seats and your games.
account-make-do = Make the account
account-made = The account is made. You can sign in on any device now.
account-sign-in = Sign in
account-sign-in-text = The seats you have as a guest go over to the account.
account-sign-in-do = Sign in
account-sign-in-passkey = Sign in with a passkey
account-or = or
account-forgotten = Forgotten the password?
account-forgotten-text = If an account has this confirmed address, a letter with a link goes there.
account-forgotten-do = Send a link
account-forgotten-done = If there is an account with this address, a letter is on its way. The link in it works for one hour.
account-mail-address = Mail address
account-sign-out = Sign out
account-sign-out-guest = Sign out for good?
account-sign-out-guest-text = You are a guest without a recovery link. After signing out nobody can bring back your seats and games.
account-sign-out-anyway = Sign out anyway
account-signed-out = You are signed out.

account-passkeys = Passkeys
account-passkeys-text = Sign in with your finger, face or the PIN of your device instead of a password.
account-passkeys-none = None yet.
account-passkey-add = Add a passkey
account-passkey-added = The passkey is ready.
account-passkey-remove = Remove the passkey “{ $name }”
account-passkey-used = Last used { $when }
account-passkey-unused = Not used yet
account-passkey-cancelled = It was cancelled on the device. Nothing was changed.
account-passkey-unable = This browser has no passkeys, or not at this address.

account-recovery = Recovery link
account-recovery-text = Whoever opens this link is you, on any device, for a year. Keep it like a key: in a password manager, or in a note to yourself.
account-recovery-until = There is a link. It works until { $day }. It cannot be shown again, only replaced.
account-recovery-make = Make a recovery link
account-recovery-renew = Make a new one
account-recovery-end = End the link
account-recovery-ended = The link does not work any more.
account-recovery-copy = Copy the link
account-recovery-copied = Copied
account-recovery-once = It is shown only now. To go on on a phone, read the code below with its camera, or send the link to yourself.
account-recovery-qr = QR code of the recovery link
account-copy = Copy

account-password-change = Change the password
account-password-present = Present password
account-password-new = New password
account-password-change-text = Other browsers are signed out; tokens of the account and the recovery link stop working.
account-password-changed = The password is changed.

account-mail = Mail address
account-mail-text = For reminders, and for a new password when you have forgotten yours.
account-mail-waiting = A letter has gone to { $mail }. The address counts when you have opened the link in it.
account-mail-now = { $mail } is confirmed.
account-mail-save = Save the address
account-mail-remove = Remove the address
account-mail-removed = The address is removed.
account-mail-password = Your password, unless you have just signed in

account-sessions = Signed in
account-sessions-text = Browsers in which you are signed in.
account-session-here = This browser
account-session-used = Last used { $when }
account-session-end = Sign out “{ $name }”
account-session-end-short = Sign out
account-sessions-end-others = Sign out all others
account-sessions-ended = { $count ->
    [0] No other browser was signed in.
    [one] 1 browser is signed out.
   *[other] { $count } browsers are signed out.
}

account-bots = Bots and tokens
account-bots-text = For programs that play by themselves. A bot is a person of its own with a name and a rating; a token lets a program act as the bot.
account-bots-docs = Description of the interface
account-bots-none = No bots yet.
account-bot-name = Name of the bot
account-bot-make = Make a bot
account-bot-remove = Delete the bot “{ $name }”
account-tokens-none = No tokens yet.
account-token-name = Name of the token
account-token-for = For
account-token-for-me = My account
account-token-days = Days
account-token-make = Make a token
account-token-remove = Revoke the token “{ $name }”
account-token-until = Works until { $day }
account-token-once = This is shown only once. Copy it now.

account-delete = Delete everything
account-delete-text = Name, login, password, settings, ratings, bots: all of it is deleted for good. Games with others stay, without your name.
account-delete-do = Delete me
account-delete-sure = Delete { $name } for good?
account-delete-yes = Yes, delete everything
account-deleted = You are deleted. All the best!

account-ratings = Ratings
account-ratings-none = No rated games yet. Everybody begins with 1000.
account-ratings-games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
account-history-go = All my tables

account-person-gone = Former player
account-person-gone-text = This person has left.
account-person-you = That is you.
account-ladder = Ladder: { $game }
account-ladder-none = Nobody has played a rated game yet.
account-ladder-place = Place
account-ladder-name = Name
account-ladder-points = Points
account-ladder-games = Games

account-recover-title = Welcome back
account-recover-busy = Looking for your seat …
account-recover-done = You are { $name } again.
account-recover-other = You are somebody else here
account-recover-other-text = Only go on if you have made the link yourself.
account-recover-replace = Go on with the link
account-recover-stay = Stay { $name }
account-recover-bad = This link does not work
account-recover-no-secret = The link is not complete. Copy it once more, with everything behind the #.
account-to-mine = To my tables

account-confirm-title = Mail address
account-confirm-busy = Confirming …
account-confirm-done = Your address is confirmed
account-confirm-done-text = Reminders and new passwords can reach you now.

account-reset-title = New password
account-reset-text = Choose a new password. All other browsers are signed out with it.
account-reset-do = Set the password
account-reset-done = The new password holds, and you are signed in.
