import { retirementFields, type RetirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { ruleBookOf } from '@evenkeel/api-client/contract/plan/retirement-person'
import type { IsoDate } from '@evenkeel/engine'
import { type FormState, withValueAt } from '@evenkeel/ui/use-form'
import { useMemo, useState, useEffect, useRef } from 'react'
import { useToday } from '../../shared/today.tsx'
import { useFields } from '../../shared/use-form.ts'
import type { RetirementName } from '../forms/retirement-asked.ts'
import type { SimulationRequest, SimulationAnswer } from '../simulation/simulation.ts'
import type { Simulator } from '../simulation/simulator.ts'
import { useSimulator } from '../simulation/use-simulator.ts'
import { type Change, type RetirementPlan, toRetirementDraft, type Tried, tryRetirement, type Whole } from './form.ts'
import { toVerdict } from './calculator-verdict.ts'

interface Ask {
  readonly request: SimulationRequest
}

interface Simulated<Simulable extends Ask> {
  /** The newest answer; kept while a newer one is being calculated. */
  readonly answer: SimulationAnswer | null
  /** What the answer belongs to. */
  readonly asked: Simulable | null
  /** The answer belongs to an earlier request. */
  readonly isStale: boolean
  readonly isFailed: boolean
}

/**
 * Simulates what is asked whenever it changes, one at a time: of what is asked meanwhile only the last is run. Null does
 * nothing. `start` must be the same function on every render.
 */
function useSimulation<Simulable extends Ask>(start: () => Simulator, ask: Simulable | null): Simulated<Simulable> {
  const simulator = useSimulator(start)
  const wanted = useRef<Simulable | null>(null)
  const isRunning = useRef(false)
  const [done, setDone] = useState<{ readonly asked: Simulable; readonly isFailed: boolean } | null>(null)
  const [found, setFound] = useState<Pick<Simulated<Simulable>, 'answer' | 'asked'>>({ answer: null, asked: null })

  useEffect(() => {
    wanted.current = ask
    const next = async (): Promise<void> => {
      const own = simulator.current
      const asked = wanted.current
      if (own === null || asked === null || isRunning.current) return
      isRunning.current = true
      const answer = await own.run(asked.request).catch(() => null)
      isRunning.current = false
      // The simulator was stopped meanwhile: the waiting request goes to its replacement, if there is one.
      if (simulator.current !== own) return next()
      setDone({ asked, isFailed: answer === null })
      if (answer !== null) setFound({ answer, asked })
      if (wanted.current !== asked) await next()
    }
    void next()
  }, [ask, simulator])

  const isStale = ask === null ? found.answer !== null : done?.asked !== ask
  return { ...found, isStale, isFailed: done !== null && done.asked === ask && done.isFailed }
}

/** A plan to simulate, with what it was tried from. */
export interface Simulable {
  readonly request: SimulationRequest
  readonly whole: Whole
}

/** Returns what a worker simulates of a tried plan; null while it is no whole plan. */
function toSimulable(tried: Tried, input: object, asOf: IsoDate, changes: readonly Change[]): Simulable | null {
  if (tried.input === null) return null
  const variants = changes.flatMap(({ key, path, value }) => {
    const variant = tryRetirement(withValueAt(input, path, value), asOf)
    return variant.input === null ? [] : [{ key, person: variant.person }]
  })
  const { ruleBookId } = ruleBookOf(tried.input)
  return { request: { person: tried.person, asOf, ruleBookId, variants }, whole: tried }
}

/** Returns the last plan that could be calculated, so that it stays visible (paler) while the fields hold no valid one. */
function useLastWhole(tried: Tried): Whole | null {
  const now = tried.input === null ? null : tried
  const [last, setLast] = useState<Whole | null>(now)
  if (now !== null && now !== last) setLast(now)
  return now ?? last
}

const noChanges = () => []

type ToChanges = (whole: Whole) => readonly Change[]

/**
 * Returns a retirement plan whose choices can be tried: its fields, what they come to, and its simulated futures.
 * `toChanges` names changes whose futures are simulated with it. Both functions must be the same on every render.
 */
export function useWhatIf(plan: RetirementPlan, startSimulator: () => Simulator, toChanges?: ToChanges) {
  const today = useToday()
  const [start] = useState(() => toRetirementDraft(plan))
  const form = useFields({ form: retirementFields, defaults: start, prefix: 'input', today })
  return useTriedFields(form, startSimulator, toChanges)
}

/** The same of fields that are there already. */
export function useTriedFields(
  form: FormState<RetirementInput, RetirementName>,
  startSimulator: () => Simulator,
  toChanges: ToChanges = noChanges,
) {
  const asOf = useToday()
  const input = form.input()
  const tried = useMemo(() => tryRetirement(input, asOf), [input, asOf])
  const changes = useMemo(() => (tried.input === null ? [] : toChanges(tried)), [tried, toChanges])
  const asked = useMemo(() => toSimulable(tried, input, asOf, changes), [tried, input, asOf, changes])
  const simulated = useSimulation(startSimulator, asked)
  const whole = useLastWhole(tried)
  const { answer, asked: answered } = simulated
  // Of what was simulated, which may not be what is typed yet: a verdict has its own figures.
  const verdict = useMemo(
    () => (answer === null || answered === null ? null : toVerdict(answered.whole, answer, asOf)),
    [answer, answered, asOf],
  )
  const [isHeld, hold] = useState(false)
  return {
    asOf,
    form,
    tried,
    /** What is shown: what is typed, or what was typed before while that cannot be worked out. */
    whole,
    isCurrent: tried.input !== null,
    changes,
    simulated,
    /** Null until the first futures are simulated, so that no verdict flashes. */
    verdict,
    /** A slider is held. */
    isHeld,
    parts: { form, faults: tried.faults, today: asOf, hold },
  }
}

export type WhatIf = ReturnType<typeof useWhatIf>
