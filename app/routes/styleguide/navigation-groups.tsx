import { Breadcrumb } from "~/components/ui/breadcrumb";
import { Icon } from "~/components/ui/icon";
import { Menu, MenuButton, MenuLink } from "~/components/ui/menu";
import { Pager } from "~/components/ui/pager";
import { TabLinks } from "~/components/ui/tab-links";
import { Tabs } from "~/components/ui/tabs";
import { Group, longText } from "./group";

export function NavigationGroup() {
  return (
    <Group title="Tabs, pages and the way back">
      <Breadcrumb
        items={[
          { label: "AI Tools", to: "/styleguide" },
          { label: "GPT-4o", to: "/styleguide" },
          { label: "Write a product text" },
        ]}
      />
      <TabLinks
        label="Your learning"
        items={[
          { to: "/styleguide", label: "Dashboard", current: true },
          { to: "/styleguide?tab=courses", label: "AI Courses" },
          { to: "/styleguide?tab=tools", label: "AI Tools" },
          { to: "/styleguide?tab=more", label: "Something longer than the others" },
        ]}
      />
      <Tabs
        label="About this item"
        items={[
          { value: "details", label: "Details", panel: <p>What it does, and for whom.</p> },
          { value: "reviews", label: "Reviews", panel: <p>What others say about it.</p> },
          { value: "write", label: "Write a Review", panel: <p>What you say about it.</p> },
        ]}
      />
      <Pager page={1} pageCount={12} hrefFor={pageHref} label="First page" />
      <Pager page={6} pageCount={12} hrefFor={pageHref} label="Middle page" />
      <Pager page={12} pageCount={12} hrefFor={pageHref} label="Last page" />
    </Group>
  );
}

function pageHref(page: number) {
  return `/styleguide?page=${page}`;
}

export function MenuGroup() {
  return (
    <Group title="Menu">
      <div className="row">
        <Menu
          trigger={
            <>
              Filter By
              <Icon name="down" size="s" />
            </>
          }
          align="start"
          name="styleguide-menu"
          triggerClassName="btn btn--secondary btn--s"
        >
          <MenuButton>My questions</MenuButton>
          <MenuButton>{longText}</MenuButton>
        </Menu>
        <Menu
          label="Account menu"
          trigger={<Icon name="user" />}
          align="start"
          name="styleguide-menu"
        >
          <MenuLink to="/styleguide" current>
            Styleguide
          </MenuLink>
          <MenuLink to="/">Home</MenuLink>
          <MenuButton>
            <Icon name="theme" size="s" />
            Dark theme
          </MenuButton>
        </Menu>
      </div>
    </Group>
  );
}
