import { describe, test } from 'vitest'
import { rule } from './testing/rule.ts'

describe('specification §5, at the field and on the server by the same schema', () => {
  test('an email address is valid or "Incorrect email address"', () => {
    const email = rule(
      [
        'member/regist',
        'member/sendRegistCode',
        'member/sendEmailCode',
        'member/modifyUserInfo',
        'password/sendRetrieveCode',
        'password/retrievePassword',
      ],
      'email',
      ['Incorrect email address', '電子郵件地址不正確'],
    )
    email.refuses([
      '',
      'ann',
      'ann@',
      '@x.com',
      'ann@x',
      'a b@x.com',
      'ann@x..com',
      'ann@x.com\n',
      7,
    ])
    // The Kelvin sign, small, is the k of another address.
    email.refuses(['mi\u212ae@x.com', 'mike@\u212a.com', '\u0130da@x.com'])
    // What is not seen may be left out on the way: it is the address of another by then.
    const unseen = ['\u0001', '\u007f', '\u0085', '\u00ad', '\u200b', '\u202e', '\u2028', '\u2029']
    for (const it of [...unseen, '\ud800', '\ue000', '\u0378', '\u001b[2J'])
      email.refuses([`${it}ann@x.com`, `an${it}n@x.com`, `ann@x${it}.com`, `ann@x.com${it}`])
    // Whoever sends the mail reads them all as ann@mail.x.com.
    const spellings = ['ma\ufe0fil.x.com', 'ma\u034fil.x.com', '\uff4dail.x.com', 'm\u00aail.x.com']
    for (const it of [...spellings, 'mail\uff0ex.com', 'mail\uff61x.com'])
      email.refuses([`ann@${it}`])
    // It would be read as another domain, or as a number of a machine.
    for (const it of ['x.com/ü.de', 'x.com?ü.de', 'x.com#ü.de', 'b%C3%BCcher.de', 'ü.de|x.com'])
      email.refuses([`ann@${it}`])
    email.refuses(['ann@ü.1', 'ann@xn--ü.de', 'ann@x.com..', 'ann@.x.com', 'ann@x.com。。'])
    email.takes(['ann@mail\u3002x.com', 'ann@x.com.', 'ann@BÜCHER.de', 'ann@xn--bcher-kva.de'])
    // No name of a host has a part of more than 63 letters, as it is written in the end.
    email.refuses([`ann@${'x'.repeat(64)}.com`, `ann@${'ü'.repeat(58)}abc.de`])
    email.takes([`ann@${'x'.repeat(63)}.com`, `${'a'.repeat(64)}@x.com`])
    email.refuses(['a\ufe0fnn@x.com', 'jose\u0301@x.com', 'ann@x.com\u3164'])
    email.takes(['Mike@X.com', 'jos\u00e9@x.com', 'ann@straße.de'])
    email.refuses([`${'a'.repeat(250)}@x.com`])
    email.takes(['ann@x.com', 'a+b@x.com', 'ann.lee@mail.example.co.uk', '小明@例子.台灣'])
  })
})
