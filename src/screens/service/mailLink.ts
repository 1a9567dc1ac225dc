type Mail = { address: string; subject: string; body: string }

/** A link that opens the mail program with a mail begun. Spaces are %20: mail programs show a plus sign as it is. */
export const mailLink = ({ address, subject, body }: Mail) =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${body}\r\n\r\n`)}`
