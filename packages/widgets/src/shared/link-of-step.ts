import type { NextStep } from '@evenkeel/api-client/contract/goals'

/** Returns the path that a step's button leads to; null where it does something else. A bank login is fixed in a dialog. */
export const linkOfStep = ({ source, button, link }: NextStep): string | null =>
  source === 'bank' || button === 'markDone' ? null : link
