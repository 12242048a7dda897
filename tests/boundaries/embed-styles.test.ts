import { expect, it } from 'vitest'
import { paths, texts } from './tree.ts'

it('the sheet of the widgets is made from the folders that can stand on a page, and from no other', () => {
  const css = texts.find(({ path }) => path === 'packages/widgets/src/embed/embed.css')?.text ?? ''
  const widgets = paths.flatMap(
    (path) => /^packages\/widgets\/src\/([\w-]+)\/(?:[\w-]+\/)?embed\.tsx$/.exec(path)?.[1] ?? [],
  )
  const sources = [...css.matchAll(/@source (?:not )?'\.\.\/\{([\w,-]+)\}/g)].map(([, folders = '']) =>
    folders.split(',').toSorted(),
  )
  const wanted = [...new Set(['embed', 'shared', ...widgets])].toSorted()
  expect(sources).toEqual([wanted, wanted])
})
