import type { TestClient } from '../test-client.ts'

/**
 * Sets the demo person's retirement plan to the inputs of the design's worked figures: $5,200 a month by the rules of 2017,
 * 41 of 100 futures. The demo itself follows the newest rules.
 */
export async function toWorkedRetirement(maya: TestClient): Promise<void> {
  await maya.call('changeHousehold', {
    body: {
      changes: [
        { key: 'retirementExpenses', value: 5_200 },
        { key: 'ruleBook', value: 'plan-rules-2017' },
      ],
    },
  })
  await maya.call('refreshPlan', { params: { planType: '1' }, body: {} })
}
