/** What a push carries, as JSON. The service worker shows it, and a tap on it leads to `url`. */
export type PushMessage = {
  /** The id of the message in the inbox: told twice, it is shown once. */
  id: string
  /** Whose it is: on a device where somebody else is signed in nothing of it is shown. */
  member: string
  title: string
  body: string
  /** A screen of the app, such as `/#/pages/inbox/index`. */
  url: string
  /** How many messages are unread, for the app's badge. */
  unread: number
}
