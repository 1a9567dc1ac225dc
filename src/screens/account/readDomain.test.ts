import { domainToUnicode } from 'node:url'
import { expect, test } from 'vitest'
import { spelledMail } from '#shared/spelledMail.ts'
import { readDomain } from './readDomain.ts'

const domains = [
  'bücher.de',
  '例子.台灣',
  'straße.de',
  'mañana.example.co.uk',
  'почта.рф',
  'ex\u0430mple.com',
  '他们为什么不说中文.com',
  'ひとつ屋根の下2.jp',
  'i❤.ws',
]

for (const domain of domains)
  test(`${domain} is read as it is written`, () => {
    const email = spelledMail(`ann@${domain}`)
    expect(email).toMatch(/@.*xn--/)
    expect(readDomain(email)).toBe(domain)
    expect(readDomain(email)).toBe(domainToUnicode(email.slice(4)))
  })

test('there is no other reading of an ASCII domain, nor one of what reads as nothing', () => {
  for (const domain of ['x.com', 'xn--a.com', 'xn--.com', 'xn--99999999.com', 'xn--x-.com'])
    expect(readDomain(`ann@${domain}`)).toBeUndefined()
})
