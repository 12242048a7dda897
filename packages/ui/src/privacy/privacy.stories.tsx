import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Money } from '../money/money.tsx'
import { Private, PrivacyProvider } from './privacy.tsx'

const meta = {
  title: 'Base/Privacy',
  component: PrivacyProvider,
  args: { hidden: true, onHiddenChange: () => undefined, children: null },
} satisfies Meta<typeof PrivacyProvider>
export default meta
type Story = StoryObj<typeof meta>

function Sample({ initial }: { initial: boolean }) {
  const [hidden, setHidden] = useState(initial)
  return (
    <PrivacyProvider hidden={hidden} onHiddenChange={setHidden}>
      <IconButton
        icon={hidden ? 'eye-off' : 'eye'}
        label="Hide amounts"
        pressed={hidden}
        onClick={() => setHidden(!hidden)}
      />
      <p className="text-figure">
        <Money value={77440.46} />
      </p>
      <p className="text-sentence">
        You spent <Private>$1,220.82</Private> less than you earned last month.
      </p>
    </PrivacyProvider>
  )
}

export const Hidden: Story = { render: () => <Sample initial /> }
export const Shown: Story = { render: () => <Sample initial={false} /> }
