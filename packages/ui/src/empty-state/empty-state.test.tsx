import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EmptyState } from './empty-state.tsx'

it('says what is missing and what to do', () => {
  render(
    <EmptyState icon="bars" title="No income or spending yet" action={<a href="#/connect">Connect an account</a>}>
      Connect the account you are paid into.
    </EmptyState>,
  )
  expect(screen.getByText('No income or spending yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Connect an account' })).toBeTruthy()
})
