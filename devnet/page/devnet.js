const origin = new URL(import.meta.url).origin

/**
 * An error as wallets throw it (EIP-1193).
 * @param {number} code
 * @param {string} message
 * @param {unknown} [data]
 */
export const fail = (code, message, data) => Object.assign(new Error(message), { code, data })

/**
 * Asks the devnet, which keeps the keys and tells where the contracts are.
 * @param {string} path
 * @param {object} [body] without it, a GET
 */
export async function devnet(path, body) {
  const response = await fetch(origin + path, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const answer = await response.json()
  if (!response.ok) throw fail(-32000, answer.error)
  return answer
}

/**
 * Asks a node.
 * @param {string} url
 * @param {string} method
 * @param {unknown[]} params
 */
export async function rpc(url, method, params) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = await response.json()
  if (error) throw fail(error.code, error.message, error.data)
  return result
}
