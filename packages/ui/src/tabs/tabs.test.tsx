import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'

function Sample() {
  const [selected, setSelected] = useState('plan')
  const tabs = [
    { id: 'plan', label: 'Plan', content: 'The plan' },
    { id: 'steps', label: 'Next steps', status: 'needs-attention' as const, content: 'The steps' },
    { id: 'accounts', label: 'Accounts', content: 'The accounts' },
  ]
  return <Tabs label="Goal" tabs={tabs} selected={selected} onSelect={setSelected} />
}

it('moves with the arrow keys around the ends, with one tab in the tab order', async () => {
  render(<Sample />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tabpanel', { name: 'Accounts' }).textContent).toBe('The accounts')
  await userEvent.keyboard('{Home}{ArrowRight}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Next stepsNeeds attention')
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
})
