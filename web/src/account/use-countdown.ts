import { useEffect, useState } from 'react'

/** Seconds that are left of a wait, counted down; none before the first. */
export function useCountdown(): [seconds: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  const isRunning = seconds > 0

  useEffect(() => {
    if (!isRunning) return undefined
    // Timers of a hidden page are late: the clock counts, not the ticks.
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])

  function start(wait: number) {
    const started = Date.now()
    setNow(started)
    setUntil(started + wait * 1000)
  }

  return [seconds, start]
}
