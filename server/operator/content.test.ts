import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openCommand } from './testing/openCommand.ts'

/** A folder of its own, and how a file is written in it. */
async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'bitwave-operator-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return async (name: string, text: string) => {
    await writeFile(join(folder, name), text)
    return join(folder, name)
  }
}

test('notices, articles and ads are written from files in both languages', async () => {
  const { ann, operator } = await openCommand()
  const file = await openFolder()
  const en = await file('n.en.md', '# Pool maintenance\n\nOn **Friday**.')
  const zh = await file('n.zh.md', '# 礦池維護\n\n**星期五**。')
  expect((await operator(['notice', 'publish', '--en', en, '--zh', zh])).text).toMatch(/notice \d+/)
  const id = /notice (\d+)/.exec((await operator(['notice', 'list'])).text)?.[1] ?? '1'
  await operator(['notice', 'edit', id, '--title-en', 'Maintenance', '--pinned'])
  const notice = (await ann.call('home/notice', {})).result.list[0]
  expect(notice).toMatchObject({ title: 'Maintenance', pinned: true })
  await operator(['notice', 'withdraw', id, 'called', 'off'])
  expect((await ann.call('home/notice', {})).result.list).toEqual([])

  await operator(['article', 'save', 'protocol', '--en', en, '--zh', zh])
  const { result } = await ann.call('home/columDetail', { key: 'protocol' })
  expect(result).toMatchObject({ title: 'Pool maintenance', body: 'On **Friday**.' })

  const texts = ['--title-en', 'A', '--title-zh', '甲', '--image', '/ads/a.webp']
  expect((await operator(['ad', 'save', ...texts, '--until', '2099-01-01T00:00:00Z'])).code).toBe(0)
  expect((await operator(['ad', 'save', ...texts, '--link', 'http://x'])).code).toBe(1)
  const [ad] = (await ann.call('home/ad', {})).result.list
  expect(ad).toMatchObject({ title: 'A', image: '/ads/a.webp' })
  await operator(['ad', 'hide', ad?.id ?? ''])
  expect((await ann.call('home/ad', {})).result.list).toEqual([])
})

test('a notice that could not be published is told as the draft that it is, and is published by its number', async () => {
  const { ann, operator } = await openCommand()
  const texts = ['--title-en', 'A', '--title-zh', '甲', '--body-en', 'a', '--body-zh', '乙']
  const said = await operator(['notice', 'publish', ...texts, '--at', '2020-01-01T00:00:00Z'])
  expect(said.code).toBe(1)
  const id = /notice publish (\d+)/.exec(said.text)?.[1] ?? ''
  expect((await operator(['notice', 'publish', id])).code).toBe(0)
  expect((await ann.call('home/notice', {})).result.list).toMatchObject([{ id, title: 'A' }])
})
