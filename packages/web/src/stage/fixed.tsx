// Drawn text in a picture.
import { Component } from 'preact';

interface Props {
  readonly svg: string;
  readonly x?: number;
  readonly y?: number;
}

/** Markup that is set once and left alone as long as it is the same text. */
export class Fixed extends Component<Props> {
  override shouldComponentUpdate(next: Props): boolean {
    return next.svg !== this.props.svg || next.x !== this.props.x || next.y !== this.props.y;
  }

  override render() {
    const { svg, x = 0, y = 0 } = this.props;
    return <g transform={x || y ? `translate(${x},${y})` : undefined} dangerouslySetInnerHTML={{ __html: svg }} />;
  }
}
