import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Input } from '../input/input.tsx'
import type { TextRule } from '../input/text-fault.ts'
import { WordInput } from './word-input.tsx'

const types: readonly TextRule['type'][] = [
  'password',
  'email',
  'alphanumeric',
  'alphabetical',
  'alphanumericAmpersand',
]

function Held({
  Part,
  type,
  required,
}: {
  Part: typeof WordInput | typeof Input
  type: TextRule['type']
  required: boolean
}) {
  const [value, setValue] = useState('')
  return (
    <Part
      type={type}
      name="field"
      label="Field"
      required={required}
      value={value}
      onChange={setValue}
      validate={(text) => (text === 'taken' ? 'Taken.' : undefined)}
    />
  )
}

/** All that can be seen and read of a field after this was typed and the field was left, without the ids that React makes. */
async function drawn(Part: typeof WordInput | typeof Input, type: TextRule['type'], text: string): Promise<string> {
  const { container, unmount } = render(<Held Part={Part} type={type} required />)
  const field = screen.getByLabelText<HTMLInputElement>(/^Field/)
  await userEvent.click(field)
  if (text !== '') await userEvent.type(field, text)
  await userEvent.tab()
  const markup = container.innerHTML.replaceAll(/_r_\w+_/g, 'id')
  unmount()
  return `${field.value} ${markup}`
}

test.each(types)('as an Input of the type %s it looks, judges and speaks', async (type) => {
  for (const text of ['', 'taken', 'maya@larkfield.example', 'a&b', 'x<']) {
    expect(await drawn(WordInput, type, text)).toBe(await drawn(Input, type, text))
  }
})

test('says what is wrong once it was left, and a validator of its own goes before', async () => {
  expect(await drawn(WordInput, 'email', 'maya@')).toContain('Please enter a valid email address.')
  expect(await drawn(WordInput, 'email', 'maya@larkfield.example')).not.toContain('Please enter')
  expect(await drawn(WordInput, 'alphanumeric', 'taken')).toContain('Taken.')
  expect(await drawn(WordInput, 'password', '')).toContain('Field required')
})
