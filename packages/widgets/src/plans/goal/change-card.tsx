import { PlanType } from '@evenkeel/engine'
import { Button, TextButton } from '@evenkeel/ui/button'
import { Card, CardFooter } from '@evenkeel/ui/card'
import { editPath } from '../../shared/goal-pages.ts'
import { useLinks } from '../../shared/links.ts'
import * as calculatorWords from '../../words/calculator.generated.ts'
import * as words from '../../words/goal-page.generated.ts'
import { SliderFields } from '../calculator/choice-fields.tsx'
import type { WhatIf } from '../calculator/use-what-if.ts'
import type { ScenarioChanges } from '../scenarios/scenario-changes.ts'
import { applyChanges } from './choices.ts'
import { LeverList } from './lever-list.tsx'
import type { PlanLevers } from './use-plan-levers.ts'
import { useState } from 'react'
import { lazyDialog } from '../../shared/lazy-dialog.tsx'
import * as scenariosWords from '../../words/scenarios.generated.ts'

const Dialog = lazyDialog(async () => (await import('../scenarios/scenario-dialog.tsx')).ScenarioDialog)

interface SaveScenarioProps {
  readonly planType: PlanType
  readonly changes: ScenarioChanges
}

/** Keeps what is tried next to the plan, under a name. */
function SaveScenario({ planType, changes }: SaveScenarioProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...Dialog.preloadProps} disabled={changes.length === 0} onClick={() => setOpen(true)}>
        {scenariosWords.saveThis()}
      </Button>
      {isOpen && <Dialog {...{ planType, changes }} onClose={() => setOpen(false)} />}
    </>
  )
}

interface ChangeCardProps {
  /** What is tried, for a scenario. */
  readonly changes: ScenarioChanges
  readonly whatIf: WhatIf
  readonly levers: PlanLevers
  readonly isChanged: boolean
  readonly isBusy: boolean
  readonly onUse: () => void
  /** The query of the address, which the form with all settings takes over. */
  readonly query: string
}

/** Three choices to try on the plan's own page, what would help, and a way to use what was tried. */
export function ChangeCard({ changes, whatIf, levers, isChanged, isBusy, onUse, query }: ChangeCardProps) {
  const { href } = useLinks()
  const { form, parts, isCurrent } = whatIf
  return (
    <Card title={words.change()}>
      <p className="px-4 pt-1 pb-4 text-label font-normal text-text-muted tablet:px-6">{words.nothingSaved()}</p>
      <SliderFields {...parts} look="bare" />
      <LeverList levers={levers} onTry={({ changes }) => applyChanges(whatIf, changes)} />
      {isChanged && (
        <div
          className="flex flex-wrap items-center justify-between gap-4 border-t border-hairline px-4 py-4 tablet:px-6"
          data-print="hide"
        >
          <TextButton disabled={isBusy} onClick={() => form.reset()}>
            {calculatorWords.reset()}
          </TextButton>
          <Button variant="primary" busy={isBusy} disabled={!isCurrent} onClick={onUse}>
            {words.takePlan()}
          </Button>
          <SaveScenario planType={PlanType.RETIREMENT} changes={isCurrent ? changes : []} />
        </div>
      )}
      <CardFooter
        href={href(`${editPath(PlanType.RETIREMENT)}${query === '' ? '' : `?${query}`}`)}
        link={words.allSettings()}
      />
    </Card>
  )
}
