import { describe, expect, it } from 'vitest'
import { personName } from './person-name.ts'

const parse = (value: unknown) => personName.safeParse(value)

describe('a name of a person', () => {
  it.each([
    'Wałęsa',
    'Иванова',
    '王',
    'עמית',
    'محمد',
    'Nguyễn',
    'O’Brien-Smith',
    'Kaʻahumanu',
    'Lind, Jr.',
    'María (Mía) 2',
    'प्रिया',
  ])('takes %s', (name) => expect(parse(name)).toMatchObject({ success: true, data: name }))

  it('is composed and has no blanks around it', () => {
    expect(parse(' Zoe\u0308 ')).toMatchObject({ success: true, data: 'Zoë' })
  })

  it.each([
    ['nothing', ''],
    ['a blank', '  '],
    ['a control character', 'A\u0007da'],
    ['a change of direction', 'Ada\u202e'],
    ['a mark-up character', '<Ada>'],
    ['a picture', 'Ada 🙂'],
    ['an unassigned character', 'Ada\u0378'],
    ['61 characters', 'a'.repeat(61)],
    ['punctuation alone', '--'],
    ['a number', 5],
  ])('refuses %s', (_what, name) => expect(parse(name).success).toBe(false))
})
