import type { ReactNode } from "react";
import { Lamp } from "./picture-defs";

interface DeskProps {
  label: string;
  light?: ReactNode;
  lampClass: string;
  children: ReactNode;
}

function Desk({ label, light, lampClass, children }: DeskProps) {
  return (
    <svg
      className="mx-auto h-auto w-full max-w-[32rem]"
      viewBox="0 0 520 300"
      role="img"
      aria-label={label}
    >
      {light}
      <rect fill="#9A5430" x="60" y="246" width="400" height="14" rx="4" />
      <path fill="#6B3722" d="M96 260h14v40H96zM410 260h14v40h-14z" />
      {children}
      <path stroke="var(--action)" strokeWidth="3" d="M260 0v56" />
      <Lamp className={lampClass} transform="translate(260 102) scale(1.08)" />
    </svg>
  );
}

export function LostPage() {
  return (
    <Desk
      label="A lamp lights an empty desk. A dashed outline shows where a page should lie."
      light={<path fill="url(#g-cone)" d="M216 100h88l92 148H124z" />}
      lampClass="[--c-lamp:var(--action)] [--c-light:#FFE3A3]"
    >
      <path fill="#FFDF9A" d="M124 246h272v6H124z" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeDasharray="6 5"
        d="M260 240c-22-13-58-15-88-7v-22c30-8 66-6 88 7 22-13 58-15 88-7v22c-30-8-66-6-88 7zM260 218v22"
      />
    </Desk>
  );
}

export function LampOut() {
  return (
    <Desk
      label="A desk with an open book. The lamp above it is not lit."
      lampClass="[--c-lamp:var(--action)] [--c-light:var(--control)]"
    >
      <path fill="var(--hill-2)" d="M260 246c-22-13-58-15-88-7v-22c30-8 66-6 88 7z" />
      <path fill="var(--hill-3)" d="M260 246c22-13 58-15 88-7v-22c-30-8-66-6-88 7z" />
    </Desk>
  );
}
