import { expect, test } from 'vitest'
import { spelledMail } from './spelledMail.ts'

const spellings: Record<string, readonly string[]> = {
  'ann@x.com': ['ann@x.com', 'ann@X.COM', 'ann@x.com.', 'ann@x。com', 'ann@x。com。'],
  // Capitals before the @ are the mailbox's own matter.
  'Ann@x.com': ['Ann@x.com', 'Ann@X.com'],
  'ann@xn--bcher-kva.de': [
    'ann@bücher.de',
    'ann@BÜCHER.DE',
    'ann@XN--BCHER-KVA.de',
    'ann@bücher.de.',
  ],
  '小明@xn--fsqu00a.xn--kpry57d': ['小明@例子.台灣', '小明@例子。台灣'],
  'ann@xn--strae-oqa.de': ['ann@straße.de'],
  // Of a domain in letters that only look alike.
  'ann@xn--exmple-4nf.com': ['ann@ex\u0430mple.com'],
  // No number of a machine.
  'ann@1.2': ['ann@1.2'],
}

for (const [one, all] of Object.entries(spellings))
  test(`${all.join(', ')} ${all.length > 1 ? 'are' : 'is'} ${one}`, () => {
    for (const email of [one, ...all]) expect(spelledMail(email)).toBe(one)
  })

test('what is no domain is left as it is', () => {
  expect(spelledMail('ann@xn--ü.de')).toBe('ann@xn--ü.de')
})
