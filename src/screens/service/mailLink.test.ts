import { expect, test } from 'vitest'
import { mailLink } from './mailLink.ts'

const mail = { address: 'service+farm@x.com', subject: 'Farm & UID 7', body: '發生了什麼？' }

test('what is said in a mail is not taken for another part of it', () => {
  const link = mailLink({ ...mail, subject: 'a&cc=thief@x.com', body: 'b#c?d' })
  const { search, hash } = new URL(link)
  expect([...new URLSearchParams(search).keys()]).toEqual(['subject', 'body'])
  expect(hash).toBe('')
})

test('a mail is begun with its subject and text, as they are', () => {
  const link = mailLink(mail)
  expect(link).toMatch(/^mailto:service%2Bfarm@x\.com\?subject=Farm%20%26%20UID%207&body=/)
  expect(decodeURIComponent(link)).toContain('發生了什麼？')
})
