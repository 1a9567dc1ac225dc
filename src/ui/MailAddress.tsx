/** A mail address: where a line is too short for it, the domain goes to the next one whole. */
export function MailAddress({ children: address }: { children: string }) {
  const at = address.lastIndexOf('@')
  return (
    <span translate="no">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}
