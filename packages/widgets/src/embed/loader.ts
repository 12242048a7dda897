import { defineWidget } from './define-widget.ts'

const origin = new URL(import.meta.url).origin

defineWidget('cash-flow-chart', origin, async () => (await import('../cash-flow-chart/embed.tsx')).mount)
defineWidget('budget-modal', origin, async () => (await import('../budget-modal/embed.tsx')).mount)
defineWidget('spending-chart', origin, async () => (await import('../spending-chart/embed.tsx')).mount)
defineWidget('accounts', origin, async () => (await import('../accounts/embed.tsx')).mount)
defineWidget('next-steps', origin, async () => (await import('../next-steps/embed.tsx')).mount)
defineWidget('goals', origin, async () => (await import('../goals/embed.tsx')).mount)
defineWidget('transactions', origin, async () => (await import('../transactions/embed.tsx')).mount)
defineWidget('retirement-calculator', origin, async () => (await import('../plans/calculator/embed.tsx')).mount)
defineWidget('debt-wizard', origin, async () => (await import('../plans/debt/embed.tsx')).mount)
