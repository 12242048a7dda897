import type { PlanType } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { useState } from 'react'
import { lazyDialog } from '../../shared/lazy-dialog.tsx'
import * as words from '../../words/scenarios.generated.ts'
import type { ScenarioChanges } from './scenario-changes.ts'

const Dialog = lazyDialog(async () => (await import('./scenario-dialog.tsx')).ScenarioDialog)

interface SaveScenarioProps {
  readonly planType: PlanType
  readonly changes: ScenarioChanges
}

/** Keeps what is tried next to the plan, under a name. */
export function SaveScenario({ planType, changes }: SaveScenarioProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...Dialog.preloadProps} disabled={changes.length === 0} onClick={() => setOpen(true)}>
        {words.saveThis()}
      </Button>
      {isOpen && <Dialog {...{ planType, changes }} onClose={() => setOpen(false)} />}
    </>
  )
}
