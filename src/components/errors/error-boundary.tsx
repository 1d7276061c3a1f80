import { Component, type ErrorInfo, type ReactNode } from 'react'
import type { CrashScreen } from './crash-screen'

interface ErrorBoundaryProps {
  /** What the boundary contains: a single page inside the shell, or everything. */
  around: 'page' | 'site'
  children: ReactNode
}

interface ErrorBoundaryState {
  /** The thrown value. It's in an array because any value can be thrown, including undefined. */
  thrown?: readonly [unknown]
  /** Component stack of the error. */
  stack?: string
  Screen?: typeof CrashScreen
}

const focus = (node: HTMLElement | null) => node?.focus()

/** Prevents an error in a page from removing the shell, and an error in the shell from leaving a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {}

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { thrown: [error] }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('This page crashed:', error, componentStack)
    this.setState({ stack: componentStack ?? '' })
    import(/* webpackChunkName: "errors" */ './crash-screen').then(
      (module) => {
        this.setState({ Screen: module.CrashScreen })
      },
      () => undefined,
    )
  }

  tryAgain = () => {
    this.setState({ thrown: undefined })
  }

  override render() {
    const { thrown, stack, Screen } = this.state
    const { around, children } = this.props
    if (!thrown) return children
    if (Screen) return <Screen around={around} error={thrown[0]} stack={stack} onTryAgain={this.tryAgain} />
    return (
      <main id="main">
        <h1 tabIndex={-1} ref={focus}>
          This page crashed
        </h1>
        <p>{String(thrown[0])}</p>
        <button onClick={this.tryAgain}>Try again</button>
      </main>
    )
  }
}
