import { useCatalogue } from '../../app/use-catalogue.ts'
import classes from './about.module.css'

/** Where the zone lies between airport, station and city: drawn, not to scale. */
export function MapSketch() {
  const { mapLabel, sketch } = useCatalogue('about').contact
  return (
    <svg className={classes.sketch} viewBox="0 0 720 300" role="img" aria-label={mapLabel}>
      <path d="M470 300C450 230 520 170 600 180S700 130 720 120V300z" fill="#cfe2f5" />
      <g fill="none" stroke="#fff" strokeWidth="10" strokeLinecap="round">
        <path d="M0 210C140 190 260 200 380 150S560 70 720 50" />
        <path d="M190 0C200 90 230 180 250 300" />
      </g>
      <path
        d="M0 120C160 130 330 120 420 100S620 90 720 90"
        fill="none"
        stroke="#8794a5"
        strokeWidth="3"
        strokeDasharray="10 7"
      />
      {(
        [
          ['airport', 130, 66],
          ['station', 330, 113],
          ['qingdao', 600, 90],
        ] as const
      ).map(([name, x, y]) => (
        <g key={name}>
          <circle cx={x} cy={y} r="7" fill="#12468a" />
          <text x={x} y={name === 'station' ? y + 32 : y - 16} textAnchor="middle" fill="#16202e">
            {sketch[name]}
          </text>
        </g>
      ))}
      <g>
        <path d="M222 214c14-18 20-27 20-36a20 20 0 0 0-40 0c0 9 6 18 20 36z" fill="#b5382a" />
        <circle cx="222" cy="177" r="7" fill="#fff" />
        <text x="222" y="244" textAnchor="middle" fontWeight="700" fill="#16202e">
          {sketch.zone}
        </text>
      </g>
      <text x="605" y="240" textAnchor="middle" fill="#2c5480" fontStyle="italic">
        {sketch.bay}
      </text>
    </svg>
  )
}
