/** What the devnet's page is answered: a GET, or a POST where there is something to send. */
export async function askPage(url: string, body?: object) {
  const response = await fetch(url, body && { method: 'POST', body: JSON.stringify(body) })
  return { status: response.status, body: await response.json() }
}
