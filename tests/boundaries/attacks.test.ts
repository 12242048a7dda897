import { expect, it } from 'vitest'
import { texts } from './tree.ts'

const page = texts.find(({ path }) => path === 'docs/attacks-on-widgets.md')
const rows = [...(page?.text ?? '').matchAll(/^\| (A\d+b?) \|.*\| ([^|]+) \|$/gm)].map(([, id = '', tests = '']) => ({
  id,
  files: [...tests.matchAll(/`([^`]+\.ts)`/g)].map(([, file = '']) => file),
}))

it('lists every attack on a widget, A1 to A25 and A8b', () => {
  const ids = Array.from({ length: 25 }, (_, index) => `A${index + 1}`)
  expect(rows.map(({ id }) => id).toSorted()).toEqual([...ids, 'A8b'].toSorted())
})

it('finds each attack in the name of a test in every file that its row names', () => {
  expect(rows.every(({ files }) => files.length > 0)).toBe(true)
  const missing = rows.flatMap(({ id, files }) =>
    files
      .filter((file) => {
        const named = texts.filter(({ path }) => path.endsWith(`/${file}`) || path === file)
        return !named.some(({ text }) =>
          new RegExp(`(?:it|test|describe)(?:\\.each)?\\([^]*?'[^']*\\b${id}\\b`).test(text),
        )
      })
      .map((file) => `${id} in ${file}`),
  )
  expect(missing).toEqual([])
})
