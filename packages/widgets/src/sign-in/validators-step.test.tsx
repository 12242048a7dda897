import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { ValidatorsStep } from './validators-step.tsx'

it('takes a last name in any script', async () => {
  renderApp(<ValidatorsStep companyCode="acme" onMatched={() => undefined} />, {
    registrationValidators: { validators: [{ name: 'lastName', label: 'Last name', inputType: 'name' }] },
  })
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Last name/ })
  for (const text of ['Wałęsa', 'Иванова', '王', 'עמית']) {
    await userEvent.clear(name)
    await userEvent.type(name, text)
    await userEvent.tab()
    expect([name.value, name.getAttribute('aria-invalid')]).toEqual([text, null])
  }
})
