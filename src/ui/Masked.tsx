/** What is masked: where it has no room in one line, it breaks after its stars. */
export function Masked({ text }: { text: string }) {
  const at = text.lastIndexOf('*') + 1
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}
