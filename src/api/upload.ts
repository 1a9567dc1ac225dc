/**
 * The multipart form of a call that takes files: `post` and `useSend` make it of a body such as `{ file }`. No file goes by
 * the name that it has on the device, which may tell of its owner.
 */
export function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value, name)
    else form.append(name, String(value))
  }
  return form
}
