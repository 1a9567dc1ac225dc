/** A mail address: where a line is too short for it, the domain goes to the next one whole; a name that is longer breaks after a dot. */
export function MailAddress({ children: address }: { children: string }) {
  const at = address.lastIndexOf('@')
  const dot = address.lastIndexOf('.', MOST)
  const cut = at > MOST && dot > 0 ? dot + 1 : at
  return (
    <span translate="no">
      {address.slice(0, cut)}
      <wbr />
      {address.slice(cut, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}

/** More signs than these may be longer than a line. */
const MOST = 30
