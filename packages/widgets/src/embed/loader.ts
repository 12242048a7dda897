import { defineWidget } from './define-widget.ts'

const origin = new URL(import.meta.url).origin

defineWidget('cash-flow-chart', origin, async () => (await import('../cash-flow-chart/embed.tsx')).mount)
defineWidget('budget-modal', origin, async () => (await import('../budget-modal/embed.tsx')).mount)
