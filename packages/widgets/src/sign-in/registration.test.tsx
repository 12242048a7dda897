// Proves: REG-01
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FakeAnswers } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import type { SignInPageProps } from './page.ts'
import { Registration } from './registration.tsx'
import * as words from '../words/sign-in.generated.ts'

const text = { title: '', body: 'Text.', fields: [], links: [] }

const Page = ({ title, employer, foot, children }: SignInPageProps) => (
  <main>
    <h1>{title}</h1>
    <p data-testid="employer">{employer}</p>
    {children}
    {foot}
  </main>
)

function open(answers: FakeAnswers = {}) {
  const { api, user } = renderApp(<Registration Page={Page} onRegistered={() => undefined} />, {
    registrationPageContent: text,
    registrationContent: { ...text, companyName: 'Larkfield' },
    registrationValidators: { validators: [] },
    ...answers,
  })
  return {
    api,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    type: (label: RegExp, value: string) => user.type(screen.getByLabelText(label), value),
    employer: () => screen.getByTestId('employer').textContent,
  }
}

const found = { companyCode: 'larkfield', name: 'Larkfield', isSsoEnabled: false, ssoUrl: null }

describe('the employer of a registration', () => {
  it('is nobody’s until it is known, and named once a work email has found it', async () => {
    const { employer, type, press, api } = open({ discoverCompany: found })
    expect(employer()).toBe('')
    await type(/^Work email/, 'ada@larkfield.example')
    await press('Continue')
    await screen.findByRole('heading', { name: words.confirmWork() })
    expect(employer()).toBe('Larkfield')
    await press('Back')
    expect([employer(), api.count('validateUser')]).toEqual(['', 0])
  })

  it('is named by the server for a typed code', async () => {
    const { employer, type, press } = open()
    await press(words.byCompanyCode())
    await type(/^Company code/, 'LARKFIELD')
    await press('Continue')
    await screen.findByText('Larkfield')
    expect(employer()).toBe('Larkfield')
  })

  it('is named with its own sign-on, from which Back leads to another email', async () => {
    const { employer, type, press } = open({
      discoverCompany: { ...found, isSsoEnabled: true, ssoUrl: 'https://sign-on.example' },
    })
    await type(/^Work email/, 'ada@larkfield.example')
    await press('Continue')
    await screen.findByRole('link', { name: /Larkfield/ })
    expect(employer()).toBe('Larkfield')
    await press('Back')
    expect([employer(), screen.queryByRole('link', { name: /Larkfield/ })]).toEqual(['', null])
  })
})
