import { useQuery } from '@evenkeel/api-client/react'
import { type LeverChange, PlanType } from '@evenkeel/engine'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fieldPaths, numberAt } from '../calculator/field-paths.ts'
import type { WhatIf } from '../calculator/use-what-if.ts'
import { useScreenQuery } from '../../shared/use-screen-query.ts'
import { applyChanges } from './choices.ts'

/** The choices that an address has: ages and rates, and no amount. Rates are percents there. */
const inAddress = [
  { name: 'age', key: 'retirementAge', path: fieldPaths.retirementAge, scale: 1, max: 130 },
  { name: 'save', key: 'savingsRate', path: fieldPaths.savingsRate, scale: 100, max: 100 },
  { name: 'claim', key: 'claimingAge', path: 'retirementPlanDetails.claimingAge', scale: 1, max: 70 },
] as const

const oneMore = 0.01
const latestClaim = 70
const tenths = 1000

type Values = WhatIf['form']['values']

/** Returns the choices that an address names; what is no number in its range is left out. */
function stated(query: URLSearchParams): LeverChange[] {
  return inAddress.flatMap(({ name, key, scale, max }) => {
    const value = Number(query.get(name) ?? Number.NaN)
    return value >= 0 && value <= max ? [{ key, value: Math.round((value / scale) * tenths) / tenths }] : []
  })
}

/** Returns the query of an address with the choices that are not the plan's own. */
function queryOf(values: Values, start: Values): string {
  const query = new URLSearchParams()
  for (const { name, path, scale } of inAddress) {
    const value = numberAt(values, path)
    if (value === null || value === numberAt(start, path)) continue
    query.set(name, String(Math.round(value * scale * tenths) / tenths))
  }
  return query.toString()
}

const saving = (savingsRate: number): LeverChange[] => [
  { key: 'savingsRate', value: Math.round(savingsRate * tenths) / tenths },
]

/** What a step's link asks to try; null where nothing is asked or what it needs is not known yet. */
function useAskedChanges(asked: string | null, values: Values): LeverChange[] | null {
  const steps = useQuery('nextSteps', asked === 'match' ? { query: { planType: String(PlanType.RETIREMENT) } } : null)
  const rate = numberAt(values, fieldPaths.savingsRate) ?? 0
  if (asked === 'save1') return saving(rate + oneMore)
  if (asked === 'claim') return [{ key: 'claimingAge', value: latestClaim }]
  if (asked !== 'match' || steps.failure !== undefined) return asked === null ? null : []
  if (steps.data === undefined) return null
  const sentences = steps.data.flatMap(({ nextSteps }) => nextSteps.map(({ sentence }) => sentence))
  const percent = sentences.find((sentence) => sentence?.key === 'claimMatch')?.values['percent']
  return typeof percent === 'number' ? saving(rate + percent / 100) : []
}

/**
 * Keeps the ages and rates that are tried in the screen's address, so that a reload and a bookmark hold them, and tries
 * what a step's link asks for (`?try=save1`).
 */
export function useChoicesAddress(whatIf: Pick<WhatIf, 'form'>, screen: string): void {
  const [query, setQuery] = useScreenQuery(screen)
  const { values } = whatIf.form
  const [start] = useState(values)
  const isBegun = useRef(false)
  const write = useEffectEvent((next: string) => {
    if (isBegun.current && next !== query) setQuery(next, 'replace')
  })
  const next = queryOf(values, start)
  // Before the one below, so that it writes only what that one or the person has changed.
  useEffect(() => write(next), [next])
  useEffect(() => {
    isBegun.current = true
  }, [])
  useAskedChoices(whatIf, screen)
}

/** Tries once what the screen's address names: ages and rates, and what a step's link asks for. */
export function useAskedChoices(whatIf: Pick<WhatIf, 'form'>, screen: string | undefined): void {
  const [query] = useScreenQuery(screen)
  const { values } = whatIf.form
  const [first] = useState(() => new URLSearchParams(query))
  const changes = useAskedChanges(first.get('try'), values)
  const isTried = useRef(false)
  const begin = useEffectEvent(() => applyChanges(whatIf, stated(first)))
  const tryAsked = useEffectEvent(() => {
    if (changes === null || isTried.current) return
    isTried.current = true
    applyChanges(whatIf, changes)
  })
  const isAsked = changes !== null
  useEffect(() => begin(), [])
  useEffect(() => {
    if (isAsked) tryAsked()
  }, [isAsked])
}
