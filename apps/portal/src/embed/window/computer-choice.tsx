import { addDays, formatDate, screenDateFormat } from '@evenkeel/engine'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import { useLocalToday } from '@evenkeel/widgets/shared/today.tsx'
import * as words from '../../words/consent.generated.ts'

/** How long an agreement lasts: without a stored key, the cookie alone speaks for the browser, so that one is shorter. */
const days = { stored: 90, notStored: 30 } as const

export const lastingDays = (isKeyStored: boolean): number => (isKeyStored ? days.stored : days.notStored)

interface ComputerChoiceProps {
  readonly isKeyStored: boolean
  readonly isOwnComputer: boolean
  readonly onChange: (isOwnComputer: boolean) => void
}

/** Whose computer it is, which decides how long the agreement lasts. */
export function ComputerChoice({ isKeyStored, isOwnComputer, onChange }: ComputerChoiceProps) {
  const today = useLocalToday()
  const count = lastingDays(isKeyStored)
  const lastDay = formatDate(addDays(today, count), screenDateFormat)
  return (
    <RadioGroup
      label={words.whoseComputerIsThis()}
      options={[
        { value: 'own', label: words.thisIsMyComputer(), detail: words.staysConnected({ count, lastDay }) },
        { value: 'shared', label: words.othersUseItToo(), detail: words.disconnects() },
      ]}
      value={isOwnComputer ? 'own' : 'shared'}
      onChange={(value) => onChange(value === 'own')}
    />
  )
}
