import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { widgetWords } from '@evenkeel/widgets/shared/widget-words.ts'
import { widgetNames } from '@evenkeel/api-client/contract/widget-names'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8')

it.each(widgetNames)('%s has one name: on its card before anybody is connected, and on the consent', (name) => {
  const words = widgetWords(name).name
  expect(read('apps/api/words/en-US/pages.json')).toContain(`"${words}"`)
})
