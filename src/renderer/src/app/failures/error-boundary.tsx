import { Component, type ComponentType, type ReactNode } from 'react';
import { reportRenderError } from '../error-reports/error-reports.ts';

type Props = {
  readonly children: ReactNode;
  readonly Screen: ComponentType<{ error: Error }>;
  /** A new value gives the children another chance, e.g. the path after a navigation. */
  readonly resetKey?: string;
};
type State = { readonly error: Error | null; readonly resetKey: string | undefined };

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error): void {
    reportRenderError(error);
  }

  override render(): ReactNode {
    const { Screen, children } = this.props;
    return this.state.error === null ? children : <Screen error={this.state.error} />;
  }
}
