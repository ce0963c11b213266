import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { BarReadout } from './bar-readout.tsx';

type BarChartProps = {
  /** The accessible name of the chart; the table below has the numbers. */
  readonly label: string;
  /** At least one. */
  readonly points: readonly { readonly key: string; readonly name: string; readonly value: number }[];
  readonly format: (value: number) => string;
  /** Only whole numbers are marked on the axis. */
  readonly isWhole: boolean;
};

const height = 256;
const margin = { top: 8, right: 8, bottom: 28 };
/** Amounts are of several lengths by currency and language. */
const pixelsPerCharacter = 7;
/** With the half of a name that may stand at one side of its bar alone. */
const pixelsPerName = 120;
const nameWidth = 80;
const tickLabelProps = { fill: 'currentColor', fontSize: 'inherit', fontFamily: 'inherit' } as const;
const axis = { hideAxisLine: true, hideTicks: true, tickLabelProps } as const;

/** A name whose half would stand outside begins or ends under its bar. */
function anchorAt(center: number, width: number): 'start' | 'middle' | 'end' {
  if (center < nameWidth / 2) return 'start';
  return center > width - nameWidth / 2 ? 'end' : 'middle';
}

/** Bars from zero up, and down where more went back than came. The value of one is written below: first the last bar's. */
export function BarChart(props: BarChartProps) {
  const { label, points, format } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [chosen, setChosen] = useState<string | null>(null);
  const found = points.findIndex(({ key }) => key === chosen);
  const index = found < 0 ? points.length - 1 : found;
  return (
    <div className="grid h-72 min-w-0 content-start gap-1">
      <div ref={frame} className="h-64 min-w-0 overflow-hidden text-label text-n11">
        {width === 0 ? null : (
          <Plot {...props} width={width} index={index} onPoint={({ key }) => setChosen(key)} />
        )}
      </div>
      <BarReadout
        label={label}
        texts={points.map(({ name, value }) => `${name}: ${format(value)}`)}
        index={index}
        onChange={(next) => setChosen(points[next]?.key ?? null)}
      />
    </div>
  );
}

type Point = BarChartProps['points'][number];
type PlotProps = BarChartProps & {
  readonly width: number;
  /** Of the bar that is read. */
  readonly index: number;
  readonly onPoint: (point: Point) => void;
};

function Plot({ label, points, format, isWhole, width, index, onPoint }: PlotProps) {
  const values = points.map(({ value }) => value);
  const y = scaleLinear({
    domain: [Math.min(0, ...values), Math.max(1, ...values)],
    range: [height - margin.bottom, margin.top],
    nice: 4
  });
  const ticks = y.ticks(4).filter((tick) => !isWhole || Number.isInteger(tick));
  const left = 16 + pixelsPerCharacter * Math.max(...ticks.map((tick) => format(tick).length));
  const x = scaleBand({
    domain: points.map(({ key }) => key),
    range: [left, Math.max(left, width - margin.right)],
    padding: 0.25
  });
  return (
    <svg role="img" aria-label={label} width={width} height={height} className="block">
      {ticks.map((tick) => (
        <line
          key={tick}
          x1={left}
          x2={width - margin.right}
          y1={y(tick)}
          y2={y(tick)}
          className={tick === 0 ? 'stroke-n8' : 'stroke-n4'}
        />
      ))}
      <rect
        x={x(points[index]?.key ?? '') ?? 0}
        y={margin.top}
        width={x.bandwidth()}
        height={height - margin.bottom - margin.top}
        className="fill-n4"
      />
      {points.map((point) => (
        <Bar
          key={point.key}
          x={x(point.key) ?? 0}
          y={Math.min(y(0), y(point.value))}
          width={x.bandwidth()}
          height={Math.abs(y(point.value) - y(0))}
          className={point.value < 0 ? 'fill-chart-4' : 'fill-chart-1'}
          onPointerEnter={() => onPoint(point)}
        >
          <title>{`${point.name}: ${format(point.value)}`}</title>
        </Bar>
      ))}
      <AxisLeft
        {...axis}
        scale={y}
        left={left}
        tickValues={ticks}
        tickFormat={(value) => format(Number(value))}
      />
      <NameAxis points={points} scale={x} left={left} width={width} />
    </svg>
  );
}

type NameAxisProps = Pick<BarChartProps, 'points'> & {
  readonly scale: ReturnType<typeof scaleBand<string>>;
  /** The x coordinate of the first bar, in pixels. */
  readonly left: number;
  readonly width: number;
};

/** As many names below the bars as have room. */
function NameAxis({ points, scale, left, width }: NameAxisProps) {
  const every = Math.ceil((points.length * pixelsPerName) / Math.max(1, width - left));
  const names = new Map(points.map(({ key, name }) => [key, name]));
  return (
    <AxisBottom
      {...axis}
      scale={scale}
      top={height - margin.bottom}
      tickValues={points.filter((_, index) => index % every === 0).map(({ key }) => key)}
      tickFormat={(key) => names.get(key) ?? key}
      tickLabelProps={(key) => ({
        ...tickLabelProps,
        textAnchor: anchorAt((scale(key) ?? 0) + scale.bandwidth() / 2, width)
      })}
    />
  );
}

/** The width of an element, in CSS pixels; 0 until it is known. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
