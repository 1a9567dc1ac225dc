import { expect, test } from 'vitest'
import { withoutSecrets } from './withoutSecrets.ts'

const token = 'Bearer Zk3-9_abcDEF'
const address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const hash = `0x${'ab'.repeat(32)}`
const mail = 'ann.lee+farm@example.org'
const password = 'harbour Lantern 27'

test('token, password, whole address, hash and mail are never in it, wherever they stood', () => {
  const text = [token, address, hash, mail, password]
    .map((secret) => `Wallet: ${secret}, agent ${secret}\nid ${secret}`)
    .join('\n')
  const shown = withoutSecrets(text, [password, null, undefined, ''])
  for (const secret of [token, 'Zk3-9', address, address.toLowerCase(), hash, mail, password]) {
    expect(shown).not.toContain(secret)
  }
  expect(shown).toContain('0x8ba1f******64DBA72')
})

test('what is no secret stays as it is', () => {
  const text = 'Version: 0.1.0\r\nUID: 100042\r\n2026-11-21 21:40 UTC home/ad 200 0123456789'
  expect(withoutSecrets(text, [])).toBe(text)
})
